/** Where guests hear that a restaurant's menu changed; the menu itself is asked for. */
export const LIVE_MENU_PATH = 'live/menu'
