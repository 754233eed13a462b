import { whole } from './setting-kinds.ts'

/** How places are chosen for a guest (B-07). */
export const BEST_PLACE_SETTINGS = {
  accessiblePoolDays: whole(
    1245,
    'public',
    [0, 60],
    2,
    'Days before the stay until which accessible places are chosen only for who asks for one; 0 keeps them always (B-07)',
  ),
} as const
