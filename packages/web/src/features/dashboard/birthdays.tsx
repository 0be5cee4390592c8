import type { Schema } from '@clinic/api'
import { ageOn, messageLink, messageObstacle, messageObstacles } from '@clinic/core/patient'
import { MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import type { Area } from './dashboard-query'
import { DayRow } from './day-row'

interface BirthdaysProps {
  people: readonly Schema<'Birthday'>[]
  clinic: string
  today: string
  area: Area
}

/** Lists the birthdays, each with a greeting that is ready to send. */
export function Birthdays({ people, clinic, today, area }: BirthdaysProps) {
  const { birthdays: texts } = useTexts().dashboard
  const { label } = useLabels()
  return (
    <Card title={texts.title()}>
      {people.length === 0 && <p className={css({ color: 'muted' })}>{texts.none()}</p>}
      <ul className={css({ display: 'grid', gap: '1' })}>
        {people.map((person) => {
          // the birthdays are those of active patients
          const obstacle = messageObstacle({ ...person, status: 'active' })
          const turns = texts.turns({ age: ageOn(person.date_of_birth, today).years })
          return (
            <DayRow
              key={person.id}
              small={obstacle ? `${turns} · ${label(messageObstacles, obstacle)}` : turns}
              actions={
                !obstacle && (
                  <a
                    href={messageLink(person.phone, texts.wish({ name: person.first_name, clinic }))}
                    target="_blank"
                    rel="noopener"
                    aria-label={texts.congratulateWho({ name: personName(person) })}
                    className={buttonClass({ variant: 'outline', size: 'sm' })}
                  >
                    <MessageCircle aria-hidden="true" />
                    {texts.congratulate()}
                  </a>
                )
              }
            >
              <Link href={`${area}/patient/${person.id}`} className={link({ quiet: true })}>
                <bdi>{personName(person)}</bdi>
              </Link>
            </DayRow>
          )
        })}
      </ul>
    </Card>
  )
}
