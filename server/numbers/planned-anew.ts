/**
 * The name of a statement that PostgreSQL plans each time. A plan that is kept is one for any days, and takes a few of them for granted;
 * of a year it would look up a hundred thousand orders one by one.
 */
export const PLANNED_ANEW = ''
