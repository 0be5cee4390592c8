import type { Schema } from '@clinic/api'
import { visitStates } from '@clinic/core/visit'
import { vitalSign as recipe } from 'styled-system/recipes'
import { Link } from 'wouter'
import { VitalSignTag } from '../../entities/vital-sign/vital-sign-tag'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'

type Visit = Schema<'VisitCard'>

const toMeasure: ReadonlySet<Visit['state']> = new Set<Visit['state']>(['waiting', 'called', 'in_vitals'])
const underTreatment: ReadonlySet<Visit['state']> = new Set<Visit['state']>(['ready', 'in_practice', 'paused'])

/** Whoever is in the house and was not treated yet. */
export const isShown = ({ state }: Visit) => toMeasure.has(state) || underTreatment.has(state)

/** In the order of the queue: whoever is still to be measured first. */
export function VisitList({ visits, chosen }: { visits: readonly Visit[]; chosen: number | undefined }) {
  const { list } = useTexts()['vital-sign']
  const groups = [
    { title: list.toMeasure(), visits: visits.filter(({ state }) => toMeasure.has(state)) },
    { title: list.done(), visits: visits.filter(({ state }) => underTreatment.has(state)) },
  ]
  const classes = recipe()
  return (
    <nav aria-label={list.label()}>
      {groups
        .filter((group) => group.visits.length > 0)
        .map((group) => (
          <section key={group.title} aria-label={group.title}>
            <p className={classes.heading} aria-hidden="true">
              {group.title}
            </p>
            <ul className={classes.list}>
              {group.visits.map((visit) => (
                <li key={visit.id}>
                  <VisitLink visit={visit} isChosen={visit.id === chosen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}

function VisitLink({ visit, isChosen }: { visit: Visit; isChosen: boolean }) {
  const { list } = useTexts()['vital-sign']
  const { id, patient, queue_number, room_name, state, vital_sign } = visit
  const classes = recipe()
  return (
    <Link
      href={`/nurse/vital-sign?visit=${id}`}
      data-step="begun"
      aria-current={isChosen || undefined}
      className={classes.link}
    >
      <span className={classes.number} aria-label={list.number(queue_number)} role="img">
        {queue_number}
      </span>
      <bdi className={classes.name}>{personName(patient)}</bdi>
      <span />
      <span className={classes.actions}>
        <ValueTag of={visitStates} value={state} />
        <VitalSignTag mark={vital_sign} />
        <bdi className={classes.note}>{room_name ?? list.noRoom()}</bdi>
      </span>
    </Link>
  )
}
