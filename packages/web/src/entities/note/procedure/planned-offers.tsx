import { type PlannedWork, plannedWork } from '@clinic/core/note'
import { type FindingRow, findingCodes } from '@clinic/core/odontogram'
import { useState } from 'react'
import { note as recipe } from 'styled-system/recipes'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { type Service, useServiceName, useServicesLeaving } from '../use-services'

type Named = Parameters<typeof plannedWork>[1]

interface PlannedOffersProps {
  /** The planned layer of the chart. */
  planned: readonly FindingRow[]
  /** What is named already. */
  named: Named
  onTake: (service: Service, work: PlannedWork) => void
}

/** What the chart plans and is not named yet: one press adds it, with the service that does it. */
export function PlannedOffers({ planned, named, onTake }: PlannedOffersProps) {
  const { procedure: texts } = useTexts().note
  const { label } = useLabels()
  const nameOf = useServiceName()
  const find = useServicesLeaving()
  const [chosen, choose] = useState<{ key: string; found: readonly Service[] | 'failed' }>()
  const work = plannedWork(planned, named)
  const classes = recipe()
  if (work.length === 0) return null
  async function take(one: PlannedWork) {
    const found = await find(one.code).catch(() => 'failed' as const)
    const [only, other] = found === 'failed' ? [] : found
    choose(only && !other ? undefined : { key: one.key, found })
    if (only && !other) onTake(only, one)
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{texts.planned()}</legend>
      <ul className={classes.tests}>
        {work.map((one) => (
          <li key={one.key} className={classes.buttons}>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.takePlanned({ line: one.line.slice(1), name: label(findingCodes, one.code) })}
              onClick={() => take(one)}
            >
              <code dir="ltr">{one.line.slice(1)}</code> {label(findingCodes, one.code)}
            </Button>
            {chosen?.key === one.key && (
              <span role="status" className={classes.buttons}>
                {chosen.found === 'failed' ? texts.servicesFailed() : chosen.found.length === 0 && texts.noService()}
                {chosen.found !== 'failed' &&
                  chosen.found.map((service) => (
                    <Button key={service.id} size="sm" variant="soft" onClick={() => onTake(service, one)}>
                      <bdi>{nameOf(service)}</bdi>
                    </Button>
                  ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
