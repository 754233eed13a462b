/** For `test.use`: the app as most people see it, with everything that moves. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const
