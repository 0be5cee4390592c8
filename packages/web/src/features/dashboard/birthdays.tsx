import type { Schema } from '@clinic/api'
import { ageOn, displayName, messageLink } from '@clinic/core/patient'
import { MessageCircle } from 'lucide-react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import type { Area } from './dashboard-query'

interface BirthdaysProps {
  people: readonly Schema<'Birthday'>[]
  clinic: string
  today: string
  area: Area
}

/** Lists the birthdays, each with a greeting that is ready to send. */
export function Birthdays({ people, clinic, today, area }: BirthdaysProps) {
  const { birthdays: texts } = useTexts().dashboard
  return (
    <Card title={texts.title()}>
      {people.length === 0 && <p className={css({ color: 'muted' })}>{texts.none()}</p>}
      <ul className={css({ display: 'grid', gap: '1' })}>
        {people.map((person) => (
          <li key={person.id} className={row}>
            <span className={css({ minWidth: '0' })}>
              <Link href={`${area}/patient/${person.id}`} className={link({ quiet: true })}>
                {displayName(person)}
              </Link>
              <span className={css({ display: 'block', textStyle: 'small', color: 'muted' })}>
                {texts.turns({ age: ageOn(person.date_of_birth, today).years })}
              </span>
            </span>
            {person.phone && (
              <a
                href={messageLink(person.phone, texts.wish({ name: person.first_name, clinic }))}
                target="_blank"
                rel="noopener"
                aria-label={texts.congratulateWho({ name: displayName(person) })}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                <MessageCircle aria-hidden="true" />
                {texts.congratulate()}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: 'row' })
