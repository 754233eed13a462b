import { flag, whole } from './setting-kinds.ts'

/** How places are chosen for a guest (B-07), and what dogs may lie side by side (B-17). */
export const BEST_PLACE_SETTINGS = {
  accessiblePoolDays: whole(
    1245,
    'public',
    [0, 60],
    2,
    'Days before the stay until which accessible places are chosen only for who asks for one; 0 keeps them always (B-07)',
  ),
  dogSpacePlaces: whole(
    1246,
    'public',
    [0, 3],
    1,
    'Places on each side of a dog that needs space which other guests’ dogs keep away from; from 1 on also in front and behind (B-17)',
  ),
  dogSizesApart: flag(
    1247,
    'public',
    false,
    'Small and large dogs of different guests are not put side by side (B-17)',
  ),
} as const
