import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { AppContext } from '../platform/app/app-context'
import { createScene } from '../testing/scene'
import { lazyWithRetry } from '../ui/lazy-with-retry'
import { loadScreen, type Screen } from './screen'
import { ScreenOutlet } from './screen-outlet'

const Rooms = () => <p>Rooms</p>

test('a screen whose code is here, as that of a hovered link, is shown without its fallback', async () => {
  const app = await createScene({})
  const rooms: Screen = { path: '/clinic/room', load: async () => ({ default: Rooms }), texts: [] }
  await loadScreen(rooms, app.texts)
  render(
    <AppContext value={app}>
      <Suspense fallback="loading">
        <ScreenOutlet screen={rooms} />
      </Suspense>
    </AppContext>,
  )
  expect(screen.getByText('Rooms')).toBeTruthy()
})

test('a part that was prepared is shown without its fallback', async () => {
  const Part = lazyWithRetry(async () => ({ default: Rooms }))
  Part.prepare()
  await new Promise((resolve) => setTimeout(resolve))
  render(
    <Suspense fallback="loading">
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('Rooms')).toBeTruthy()
})
