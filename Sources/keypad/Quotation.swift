import CommandSupport
import GTKBridge

/// What somebody wrote, in quotation marks, fit for a message of one line.
func quoted(_ text: some StringProtocol) -> String {
  // Translators: the quotation marks of your language around what somebody wrote
  translated("“%1$s”", with: excerpt(text))
}
