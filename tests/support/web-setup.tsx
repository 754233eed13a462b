import { configure } from '@testing-library/react'

// A page's code and texts are loaded when it is opened; on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 8_000 })
