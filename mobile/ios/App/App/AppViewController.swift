import Capacitor
import UIKit

/// The one screen of the shell: the built web app, and what it may ask of the device.
class AppViewController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(SaveFilePlugin())
        // A swipe from the edge goes through no page of ours.
        webView?.allowsBackForwardNavigationGestures = false
    }
}
