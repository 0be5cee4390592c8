import { appointment as recipe } from 'styled-system/recipes'
import type { Calendar } from '../../../entities/appointment/calendar-query'
import { useTexts } from '../../../platform/texts/use-texts'
import { initials } from '../../../ui/initials'

/** Says whose initials and colour stand on the cards: the dentists who work or treat in these days. */
export function DentistLegend({ calendar: { doctors, shifts, appointments } }: { calendar: Calendar }) {
  const { legend } = useTexts().appointment
  const here = new Set([...shifts, ...appointments].map(({ doctor_id }) => doctor_id))
  const shown = doctors.filter(({ id }) => here.has(id))
  if (shown.length === 0) return null
  return (
    <ul aria-label={legend()} className={recipe().legend}>
      {shown.map(({ id, name, color }) => {
        const classes = recipe({ mark: color })
        return (
          <li key={id} className={classes.legendItem}>
            <span aria-hidden="true" className={classes.initials}>
              {initials(name)}
            </span>
            <bdi>{name}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
