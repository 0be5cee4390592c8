import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What comes with its first use is compiled then: on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 5_000 })
afterEach(cleanup)
