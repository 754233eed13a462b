/** The element of the document that tells an app what its start asks for: a block of data, which no policy takes for a script. */
export const START_DATA_ID = 'start-data'
