import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dismissNotices, notify } from './notify'

// Seen to fail: with a toaster that was only taken away.
it('a notice that was dismissed does not come back with the next one', async () => {
  await notify('success', 'Ani Lestari is saved')
  await screen.findByText('Ani Lestari is saved')
  await dismissNotices()
  await notify('info', 'Somebody else has signed in')
  await screen.findByText('Somebody else has signed in')
  expect(screen.queryByText('Ani Lestari is saved')).toBeNull()
})
