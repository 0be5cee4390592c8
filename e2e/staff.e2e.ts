import { test } from './models/test'

test('an assistant is entered with skills and the dentist they prefer', async ({ session, master }) => {
  const staff = master('/clinic/staff')
  const name = `Wati ${Date.now()}`
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await staff.openNew()
  await staff.type('Name', name)
  await staff.type('NIK', `3171${String(Date.now()).slice(-12)}`)
  await staff.choose('Prefers to assist', 'drg. Andi Pratama')
  await staff.tick('Impressions')
  await staff.save()
  await staff.seeSaved(name)
  await staff.openList()
  await staff.search(name)
  await staff.see(name)
})
