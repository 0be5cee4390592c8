import { test } from './models/test'

test('a change at one desk shows on the other within a second', async ({ live, session }) => {
  await session.enter('frontoffice@demo.test')
  const room = await live.makeRoomElsewhere()
  await live.watch(`/clinic/room?search=${room.code}`)
  await live.see(room.name)
  await live.rename(room, 'Ruang Anggrek')
  await live.see('Ruang Anggrek')
  await live.rename(room, 'Ruang Kenanga')
  await live.see('Ruang Kenanga')
})

test('a lost stream shows since when data may be stale, and the next one brings what was missed @phone', async ({
  live,
  session,
}) => {
  await session.enter('frontoffice@demo.test')
  const room = await live.makeRoomElsewhere()
  await live.watch(`/clinic/room?search=${room.code}`)
  await live.see(room.name)
  await live.cut()
  await live.seeAsOf()
  await live.rename(room, 'Ruang Dahlia')
  await live.mend()
  await live.see('Ruang Dahlia')
  await live.seeNothingOld()
})

test('a change elsewhere takes nothing from a person typing', async ({ live, session }) => {
  await session.enter('manager@demo.test')
  const room = await live.makeRoomElsewhere()
  await live.watch(`/clinic/room/${room.id}`)
  await live.type('Floor', '7')
  await live.rename(room, 'Ruang Melur')
  await live.seeTyped('Floor', '7')
  await live.save()
  await live.seeConflict('Ruang Melur')
})
