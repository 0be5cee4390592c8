import { test } from './models/test'

test('the manager puts a package together with the keyboard and sees what it saves', async ({ paket, session }) => {
  await session.enter('manager@demo.test')
  const code = `E2E-${Date.now()}`
  const name = `Paket ${code}`
  await paket.begin({ code, name })
  await paket.add('scaling dua', 'Scaling dua rahang')
  await paket.add('kns-01', 'Konsultasi dan pemeriksaan')
  await paket.setTimes('Konsultasi dan pemeriksaan', '2')
  await paket.setPrice('500000')
  await paket.seeSaying(/cost Rp.625,000: the package saves Rp.125,000 \(20%\)/)
  await paket.save()
  await paket.openList()
  await paket.search(code)
  await paket.see(name, 'saves Rp 125,000')
})

test('the front office reads packages and sees a service no longer offered @phone', async ({ paket, session }) => {
  await session.enter('frontoffice@demo.test', '/clinic/paket')
  await paket.search('pengantin')
  await paket.open('Paket pengantin')
  await paket.seeSaying(/No longer offered: Perhiasan gigi/)
  await paket.seeOnlyReading()
})
