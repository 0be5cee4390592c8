import { test } from './models/test'

test('a dentist who treats here needs a licence, one who receives referrals does not', async ({ session, master }) => {
  const external = master('/clinic/doctor-external')
  const name = `Hotman ${Date.now()}`
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await external.openNew()
  await external.type('Name', name)
  await external.save()
  await external.seeProblem('SIP number', 'This is required')
  await external.choose('Works as', 'Receives referrals')
  await external.type('Home institution', 'RSUD Tarakan')
  await external.save()
  await external.seeSaved(`drg. ${name}`)
  await external.openList()
  await external.search(name)
  await external.see(name)
})
