/** The picture beside a shared link, of the size that previews show whole; `tools/web-icons.mjs` makes it. */
export const SHARE_PICTURE = { path: '/icons/share.jpg', width: 1200, height: 630 } as const
