import { farWeek } from './models/far-week'
import { test } from './models/test'

const lukas = 'drg. Lukas Situmorang'

test('the manager adds a shift, is refused an overlapping one, moves it and cancels it @phone', async ({
  isMobile,
  session,
  schedule,
}) => {
  const week = farWeek(isMobile ? 20 : 21)
  await session.enter('manager@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.addShift({ person: lukas, day: week.typed(0), from: '8', until: '12' })
  await schedule.seeShift(lukas, /08:00–12:00/)
  await schedule.addShift({ person: lukas, day: week.typed(0), from: '11', until: '14' })
  await schedule.seeProblem(/^Works already on Monday, .*, 08:00–12:00, at Klinik Gigi Kenari Cikini$/)
  await schedule.seeTyped('From', '11:00')
  await schedule.close()
  await schedule.openShift(lukas, /08:00–12:00/)
  await schedule.fill({ Until: '7' })
  await schedule.save()
  await schedule.seeProblem('This must be after the beginning')
  await schedule.fill({ Until: '13.30' })
  await schedule.chooseRoom('Konsultasi')
  await schedule.save()
  await schedule.seeShift(lukas, /08:00–13:30.*Konsultasi/)
  await schedule.openShift(lukas, /08:00–13:30/)
  await schedule.cancelShift('Listrik padam')
  await schedule.seeShift(lukas, /08:00–13:30.*Cancelled/)
})

test('the front office enters a shift that repeats, by keyboard, and ends it', async ({ session, schedule }) => {
  const week = farWeek(24)
  await session.enter('frontoffice@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.addByKeyboard(lukas, week.long(0))
  await schedule.repeat('Every 2 weeks', week.typed(35))
  await schedule.fill({ From: '16', Until: '19' })
  await schedule.save()
  await schedule.seeShift(lukas, /16:00–19:00/)
  await schedule.weekAfter()
  await schedule.seeNoShift(lukas)
  await schedule.weekAfter()
  await schedule.seeShift(lukas, /16:00–19:00/)
  await schedule.endRegularShift(lukas, 'Monday, 16:00–19:00', week.typed(-1))
  await schedule.seeNoShift(lukas)
})

test('a dentist asks for leave, the manager approves it, and the dentist sees so @phone', async ({
  isMobile,
  session,
  schedule,
}) => {
  const week = farWeek(isMobile ? 30 : 31)
  const days = week.range(1, 2)
  await session.enter('doctor@demo.test')
  await schedule.openWeek(week.monday, '/doctor')
  await schedule.seeNothingToWrite()
  await schedule.requestLeave({ from: week.typed(1), until: week.typed(2), reason: 'Keluarga' })
  await schedule.seeAbsence(days, 'Requested')
  await session.enter('manager@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.openAbsence(days)
  await schedule.decide('Approve')
  await session.enter('doctor@demo.test')
  await schedule.openWeek(week.monday, '/doctor')
  await schedule.seeAbsence(days, 'Approved')
})

test('the front office enters an absence for a dentist, and does not decide it', async ({ session, schedule }) => {
  const week = farWeek(34)
  await session.enter('frontoffice@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.requestLeave({ person: lukas, from: week.typed(3), until: week.typed(3), reason: 'Demam' })
  await schedule.seeAbsence(week.range(3, 3), 'Requested')
  await schedule.openAbsence(week.range(3, 3))
  await schedule.seeAppointmentsOf()
  await schedule.seeNothingToDecide()
})
