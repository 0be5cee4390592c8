import { test } from '@playwright/test'
import { SessionModel } from './models/auth.model'
import { RoomModel } from './models/room.model'

test('what the front office makes is found by its name', async ({ page }) => {
  const session = new SessionModel(page)
  const room = new RoomModel(page)
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  const name = `Melati ${Date.now()}`
  await room.create(name)
  await room.openList()
  await room.search(name)
  await room.see(name)
})
