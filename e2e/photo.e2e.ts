import { test } from './models/test'

test('the manager gives a dentist a photo, which the front office sees; what is no picture is refused @phone', async ({
  session,
  master,
  photo,
}) => {
  const doctor = master('/clinic/doctor')
  const name = `Laras ${Date.now()}`
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await doctor.openNew()
  await doctor.type('Name', name)
  await doctor.type('NIK', `3171${String(Date.now()).slice(-12)}`)
  await doctor.type('SIP number', 'SIP/78')
  await doctor.type('SIP valid until', '31/12/2099')
  await doctor.save()
  await doctor.seeSaved(`drg. ${name}`)

  await photo.choose({ name: 'ktp.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await photo.seeProblem('This is not a picture we can read. Choose a JPEG, PNG or WebP file.')
  await photo.choose({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') })
  await photo.seeProblem('This is not a picture we can read. Choose a JPEG, PNG or WebP file.')
  await photo.choose(await photo.make('teal'))
  await photo.seeSaved()
  await photo.seePicture()
  await doctor.openList()
  await doctor.search(name)
  await doctor.see(name)
  await photo.seePicture()
  await session.logout()

  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await doctor.openList()
  await doctor.search(name)
  await doctor.open(name)
  await photo.seePicture()
  await photo.seeReadOnly()
  await session.logout()

  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await doctor.openList()
  await doctor.search(name)
  await doctor.open(name)
  await photo.remove()
  await photo.seeNone()
})
