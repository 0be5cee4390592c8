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

test('a taken NIK is refused with a link to the record that has it, and the typed text stays', async ({
  session,
  master,
}) => {
  const staff = master('/clinic/staff')
  const unique = String(Date.now() + 1)
  const [holder, nik] = [`Wulan ${unique}`, `3172${unique.slice(-12)}`]
  await session.enter('manager@demo.test', '/clinic/staff/new')
  await staff.type('Name', holder)
  await staff.type('NIK', nik)
  await staff.save()
  await staff.seeSaved(holder)
  await staff.openNew()
  await staff.type('Name', 'Ayu')
  await staff.type('NIK', nik)
  await staff.save()
  const beside = await staff.openHolder('NIK', holder)
  await beside.seeSaved(holder)
  await staff.seeTyped('Name', 'Ayu')
})
