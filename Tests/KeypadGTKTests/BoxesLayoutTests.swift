import GTKBridge
import XCTest

@testable import KeypadGTK

/// Where boxes stand, at every number of them and in every room.
final class BoxesLayoutTests: XCTestCase {
  private func layout(_ count: Int, _ pointPosition: Int?, width: Int, height: Int = 54) -> BoxesLayout {
    BoxesLayout(width: width, height: height, count: count, pointPosition: pointPosition, margin: 10, pointWidth: 5)
  }

  func testAllBoxesAreEquallyLargeAndNoneIsOutside() {
    for count in 1...32 {
      for pointPosition in [nil] + (1..<count).map(Optional.some) {
        for (width, height) in [(240, 27), (384, 54), (1000, 100), (3000, 400), (64, 20)] {
          let layout = layout(count, pointPosition, width: width, height: height)
          let row = layout.boxes + (layout.point.map { [$0] } ?? [])
          let sorted = row.sorted { $0.x < $1.x }
          XCTAssertEqual(Set(layout.boxes.map(\.width)).count, 1)
          XCTAssertEqual(Set(layout.boxes.map(\.height)).count, 1)
          for (left, right) in zip(sorted, sorted.dropFirst()) {
            XCTAssertLessThanOrEqual(left.x + left.width, right.x)
          }
          XCTAssertGreaterThanOrEqual(sorted[0].x, 0)
          XCTAssertLessThanOrEqual(sorted.last!.x + sorted.last!.width, width, "\(count) \(width)")
          XCTAssertTrue(row.allSatisfy { $0.y >= 0 && $0.y + $0.height <= height && $0.width > 0 && $0.height > 0 })
        }
      }
    }
  }

  func testMarginsAndPointAreAsAskedForWhereThereIsRoom() throws {
    let layout = layout(4, 2, width: 601)
    XCTAssertEqual(layout.boxes.map(\.width), [54, 54, 54, 54])
    XCTAssertEqual(layout.boxes[1].x - layout.boxes[0].x, 64)
    let point = try XCTUnwrap(layout.point)
    XCTAssertEqual(point.width, 5)
    XCTAssertEqual(point.x, layout.boxes[1].x + 54 + 10)
    XCTAssertEqual(layout.boxes[2].x, point.x + 5 + 10)
    XCTAssertEqual(layout.boxes[0].x, 601 - layout.boxes[3].x - 54, "in the middle")
  }

  func testBoxesThatGetNarrowStayUpright() {
    let box = layout(12, nil, width: 384).boxes[0]
    XCTAssertGreaterThan(box.height, box.width)
    XCTAssertLessThanOrEqual(box.height, 54)
  }

  func testMarginsGrowWithLargeBoxes() {
    let boxes = layout(4, nil, width: 3000, height: 160).boxes
    XCTAssertEqual(boxes[0].width, 160)
    XCTAssertEqual(boxes[1].x - boxes[0].x, 160 + 25)
  }
}
