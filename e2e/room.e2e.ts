import { test } from './models/test'

test('the manager enters a room, plans its maintenance and cancels it @phone', async ({ session, room }) => {
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  const code = `U${Date.now()}`
  await room.create(code, 'Ruang Uji')
  await room.planMaintenance({ from: '01/03/2097 8.30', until: '01/03/2097 8', reason: 'Servis' })
  await room.seeProblem('This must be after the beginning')
  await room.setUntil('12')
  await room.confirmPlan()
  await room.seeMaintenance('Servis', 'Planned')
  await room.cancelMaintenance()
  await room.seeMaintenance('Servis', 'Cancelled')
  await room.openList()
  await room.search(code)
  await room.see(code)
})

test('no two rooms have one code, and what was typed stays', async ({ session, room }) => {
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await room.fill('t1', 'Ruang Kembar')
  await room.seeCodeTaken('t1')
})

test('the front office reads rooms and changes none', async ({ session, room }) => {
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await room.openList()
  await room.seeNothingToWrite()
  await room.search('Cempaka')
  await room.open('Cempaka')
  await room.seeMaintenance('Selang suction bocor', 'Now')
  await room.seeNothingToWrite()
})
