import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { success } from '../../testing/scene'
import DoctorRoom from './doctor-room'
import { RoomsOutOfUse } from './doctor-room.stories'

// Seen to fail: without the note of a day.
it('a room out of use is shown on each of its days, with its hours and the reason', async () => {
  const { replies, ...scene } = RoomsOutOfUse.parameters?.scene ?? {}
  const information = { 'GET /api/information': success(informationFixture()) }
  await renderScene(<DoctorRoom />, { ...scene, replies: { ...replies, ...information } })
  const notes = await screen.findAllByText(/^Out of use/, { selector: 'p' }, { timeout: 10_000 })
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/10:00–.*Servis kompresor/),
    expect.stringMatching(/–13:00.*Servis kompresor/),
    expect.stringMatching(/08:00–17:00.*Cat dinding/),
  ])
}, 20_000)
