import type { CapacitorConfig } from '@capacitor/cli'
import app from './mobile/app.json' with { type: 'json' }

/** The page's own colours, which the shell shows until the page is drawn (`--c-bg` of the design). */
const PAGE_COLOR = '#EFF4F5'

/**
 * The native shells around the built web app. What differs from resort to resort stands in `mobile/app.json`. The shells
 * show their own files only: no other host, no debugger, nothing unencrypted (security guide, M-01).
 */
const config: CapacitorConfig = {
  appId: app.appId,
  appName: app.appName,
  webDir: 'dist/mobile',
  loggingBehavior: 'none',
  zoomEnabled: true,
  backgroundColor: PAGE_COLOR,
  // Everything that is a part of the shells, by name: a package that comes with another brings nothing into them.
  includePlugins: [
    '@aparajita/capacitor-secure-storage',
    '@capacitor/app',
    '@capacitor/browser',
    '@capacitor/haptics',
    '@capacitor/keyboard',
    '@capacitor/network',
    '@capacitor/push-notifications',
    '@capacitor/share',
    '@capacitor/splash-screen',
    '@capacitor/status-bar',
    '@capgo/capacitor-passkey',
  ],
  android: {
    path: 'mobile/android',
    allowMixedContent: false,
    webContentsDebuggingEnabled: false,
    // The oldest engine that the built app runs on (vite.config.ts, `target`).
    minWebViewVersion: 111,
  },
  ios: {
    path: 'mobile/ios',
    scheme: app.appName,
    contentInset: 'never',
    allowsLinkPreview: false,
    webContentsDebuggingEnabled: false,
  },
  plugins: {
    CapacitorCookies: { enabled: false },
    CapacitorHttp: { enabled: false },
    // The projects say themselves which host is theirs; the plug-in changes no file of them.
    CapacitorPasskey: { autoShim: false },
    Keyboard: { resize: 'native' },
    PushNotifications: { presentationOptions: ['alert', 'badge', 'sound'] },
    // Hidden by the app itself, once its first page stands.
    SplashScreen: { launchAutoHide: false, launchFadeOutDuration: 200 },
    SystemBars: { insetsHandling: 'css' },
  },
}

export default config
