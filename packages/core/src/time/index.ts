export { clinicTime, momentOf } from './clinic-time'
export { daysOfPeriod, periodBefore, periodOf } from './period'
export { addDays, day, daysBetween, daysSinceMonday, weekdays, weekOf } from './plain-date'
export { dayNames, partsOfDay } from './time.values'
