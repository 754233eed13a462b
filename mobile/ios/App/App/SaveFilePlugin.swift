import Capacitor
import UIKit

/// Saves a file where the person says: a web view saves none by itself. The system's own picker asks.
@objc(SaveFilePlugin)
public class SaveFilePlugin: CAPPlugin, CAPBridgedPlugin, UIDocumentPickerDelegate {
    public let identifier = "SaveFilePlugin"
    public let jsName = "SaveFile"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "save", returnType: CAPPluginReturnPromise)
    ]

    private var waiting: CAPPluginCall?
    private var copy: URL?

    /// Takes `name`, `type` and `data` (base64); answers `saved`, which is false when the person turned back.
    @objc func save(_ call: CAPPluginCall) {
        guard let name = call.getString("name"), let text = call.getString("data"), let data = Data(base64Encoded: text)
        else {
            call.reject("name, type and data are needed")
            return
        }
        // The name comes from a text of the app; only its last part may name a file.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent((name as NSString).lastPathComponent)
        do {
            try data.write(to: file, options: .completeFileProtection)
        } catch {
            call.reject("the file was not saved", nil, error)
            return
        }
        DispatchQueue.main.async {
            self.finish(false)
            self.waiting = call
            self.copy = file
            let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
            picker.delegate = self
            self.bridge?.viewController?.present(picker, animated: true)
        }
    }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        finish(true)
    }

    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        finish(false)
    }

    private func finish(_ isSaved: Bool) {
        if let copy { try? FileManager.default.removeItem(at: copy) }
        copy = nil
        waiting?.resolve(["saved": isSaved])
        waiting = nil
    }
}
