import { test } from './models/test'

const nik = () => `3171${String(Date.now()).slice(-12)}`

test('the manager enters a dentist, who is found and shown to the front office @phone', async ({ session, master }) => {
  const doctor = master('/clinic/doctor')
  const name = `Ratih ${Date.now()}`
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await doctor.openNew()
  await doctor.type('Name', name)
  await doctor.type('Title after the name', 'Sp.Perio')
  await doctor.type('NIK', '123')
  await doctor.save()
  await doctor.seeProblem('SIP number', 'This is required')
  await doctor.type('SIP number', 'SIP/77')
  await doctor.type('SIP valid until', '31/12/2099')
  await doctor.save()
  await doctor.seeProblem('NIK', 'A NIK has 16 digits')
  await doctor.type('NIK', nik())
  await doctor.choose('Usual room', 'Melati')
  await doctor.save()
  await doctor.seeSaved(`drg. ${name}, Sp.Perio`)
  await doctor.openList()
  await doctor.search(name.slice(3))
  await doctor.open(name)
  await session.logout()

  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await doctor.openList()
  await doctor.search(name)
  await doctor.open(name)
  await doctor.seeReadOnly()
  await doctor.seeText('SIP/77')
})

test('a licence that has ended is marked in the list and on the page', async ({ session, master }) => {
  const doctor = master('/clinic/doctor?licence=expired')
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await doctor.openList()
  await doctor.open('Wirawan')
  await doctor.seeText(/expired on/)
})
