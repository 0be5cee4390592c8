export { clinicTime, momentOf } from './clinic-time'
export { addDays, day, daysBetween, daysSinceMonday, weekdays, weekOf } from './plain-date'
export { dayNames, partsOfDay } from './time.values'
