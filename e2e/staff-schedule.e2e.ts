import { farWeek } from './models/far-week'
import { test } from './models/test'

const putu = 'Putu Ayu Lestari'
const slamet = 'Slamet'
const lukas = 'drg. Lukas Situmorang'

test('the manager plans an assistant with a dentist, is refused an overlap, moves and cancels the shift @phone', async ({
  isMobile,
  session,
  staffSchedule: schedule,
}) => {
  const week = farWeek(isMobile ? 20 : 21)
  await session.enter('manager@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.addShift({ person: putu, day: week.typed(1), from: '8', until: '12', assists: lukas })
  await schedule.seeShift(putu, /08:00–12:00.*With drg\. Lukas Situmorang/)
  await schedule.addShift({ person: putu, day: week.typed(1), from: '11', until: '14' })
  await schedule.seeProblem(/^Works already on Tuesday, .*, 08:00–12:00, at Klinik Gigi Kenari Cikini$/)
  await schedule.seeTyped('From', '11:00')
  await schedule.close()
  await schedule.openShift(putu, /08:00–12:00/)
  await schedule.fill({ Until: '13.30' })
  await schedule.chooseRoom('Konsultasi')
  await schedule.save()
  await schedule.seeShift(putu, /08:00–13:30.*Konsultasi/)
  await schedule.openShift(putu, /08:00–13:30/)
  await schedule.cancelShift('Listrik padam')
  await schedule.seeShift(putu, /08:00–13:30.*Cancelled/)
})

test('the front office enters a shift that repeats, by keyboard, and ends it', async ({
  session,
  staffSchedule: schedule,
}) => {
  const week = farWeek(24)
  await session.enter('frontoffice@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.addByKeyboard(putu, week.long(0))
  await schedule.repeat('Every 2 weeks', week.typed(35))
  await schedule.fill({ From: '16', Until: '19' })
  await schedule.save()
  await schedule.seeShift(putu, /16:00–19:00/)
  await schedule.weekAfter()
  await schedule.seeNoShift(putu)
  await schedule.weekAfter()
  await schedule.seeShift(putu, /16:00–19:00/)
  await schedule.endRegularShift(putu, 'Monday, 16:00–19:00', week.typed(-1))
  await schedule.seeNoShift(putu)
})

test('the desk sees where a dentist has no assistant, copies and publishes a week, and sees when it changed since', async ({
  session,
  schedule: dentists,
  staffSchedule: schedule,
}) => {
  const [week, next] = [farWeek(27), farWeek(28)]
  await session.enter('frontoffice@demo.test')
  await dentists.openWeek(next.monday)
  await dentists.addShift({ person: lukas, day: next.typed(2), from: '8', until: '12' })
  await dentists.seeShift(lukas, /08:00–12:00/)
  await schedule.openWeek(week.monday)
  await schedule.addShift({ person: putu, day: week.typed(2), from: '8', until: '12' })
  await schedule.seeShift(putu, /08:00–12:00/)
  await schedule.openWeek(next.monday)
  await schedule.seeCoverage(/Morning 0\/1.*1 chair without an assistant/)
  await schedule.seeCopyWould(week.typed(0), [/^Copy .* to /, '1 shift will be entered.'])
  await schedule.copyWeekFrom(week.typed(0))
  await schedule.seeShift(putu, /08:00–12:00.*Extra shift/)
  await schedule.undoCopy()
  await schedule.seeCoverage(/Morning 0\/1.*1 chair without an assistant/)
  await schedule.copyWeekFrom(week.typed(0))
  await schedule.seeShift(putu, /08:00–12:00.*Extra shift/)
  await schedule.seeCoverage(/Morning 1\/1/)
  await schedule.seeWeekIs('Draft')
  await schedule.publish()
  await schedule.addShift({ person: putu, day: next.typed(2), from: '14', until: '16' })
  await schedule.seeWeekIs('Changed since')
  await schedule.publish('Publish again')
})

test('the front office enters days off, the manager approves them @phone', async ({
  isMobile,
  session,
  staffSchedule: schedule,
}) => {
  const week = farWeek(isMobile ? 30 : 31)
  const days = week.range(1, 2)
  await session.enter('frontoffice@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.requestLeave({ person: slamet, from: week.typed(1), until: week.typed(2), reason: 'Keluarga' })
  await schedule.seeAbsence(days, 'Requested')
  await schedule.openAbsence(days)
  await schedule.seeNothingToDecide()
  await session.enter('manager@demo.test')
  await schedule.openWeek(week.monday)
  await schedule.openAbsence(days)
  await schedule.decide('Approve')
  await schedule.seeAbsence(days, 'Approved')
})
