import type { Page } from '@playwright/test'
import { farWeek } from './models/far-week'
import { modelsOf, test } from './models/test'

const lukas = 'drg. Lukas Situmorang'
const maya = 'drg. Maya Kusumadewi Hadiningrat, Sp.KG, M.Kes'

/** Two dentists who work at the same hours of a Monday, without rooms. */
async function planMonday(page: Page, week: ReturnType<typeof farWeek>) {
  const schedule = modelsOf(page).schedule
  await schedule.openWeek(week.monday)
  for (const dentist of [lukas, maya]) {
    await schedule.addShift({ person: dentist, day: week.typed(0), from: '8', until: '12', room: 'No room' })
    await schedule.seeShift(dentist, /08:00–12:00/)
  }
}

test('the manager gives rooms by keys and by dragging, sees one taken twice, and copies a week and undoes it', async ({
  page,
  session,
  doctorRoom: rooms,
}) => {
  const week = farWeek(40)
  const next = farWeek(41)
  await session.enter('manager@demo.test')
  for (const each of [next, week]) await planMonday(page, each)
  await rooms.openWeek(week.monday)
  await rooms.seeIn('Without a room', 'Lukas')
  await rooms.choose('Lukas', 'Melati (T1)')
  await rooms.seeIn('Melati', 'Lukas')
  await rooms.drag('Maya', 'Melati', 0)
  await rooms.seeIn('Melati', 'Maya')
  await rooms.seeConflict('Maya')
  await rooms.drag('Maya', 'Anggrek', 0)
  await rooms.seeIn('Anggrek', 'Maya')
  await rooms.openWeek(next.monday)
  await rooms.seeCopyWould(week.typed(0), [/^Copy .* to .*\d$/, '2 shifts will get the room of that week.'])
  await rooms.copyFrom(week.typed(0))
  await rooms.seeIn('Anggrek', 'Maya')
  await rooms.seeIn('Melati', 'Lukas')
  await rooms.undoCopy('Copy undone: 2 shifts are as before')
  for (const dentist of ['Maya', 'Lukas']) await rooms.seeIn('Without a room', dentist)
})

test('the front office reads the rooms and changes none', async ({ page, session, doctorRoom: rooms }) => {
  const week = farWeek(43)
  await session.enter('frontoffice@demo.test')
  await planMonday(page, week)
  await rooms.openWeek(week.monday)
  await rooms.seeNothingToWrite('Lukas')
})
