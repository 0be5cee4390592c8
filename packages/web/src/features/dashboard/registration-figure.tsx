import { day } from '@clinic/core/time'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Figure } from '../../ui/figure'
import { ago } from './ago'
import type { Registrations } from './dashboard-query'

/** Shows how many registrations wait, and since when; after a day as a warning. */
export function RegistrationFigure({ registrations, now }: { registrations: Registrations; now: number }) {
  const texts = useTexts().dashboard.registrations
  const language = useLanguage()
  const { number } = useFormat()
  const { awaiting, oldest } = registrations
  return (
    <Figure
      label={texts.awaiting()}
      value={number(awaiting)}
      change={{
        text: oldest ? texts.oldest({ when: ago(oldest, { now, language }) }) : texts.nobody(),
        tone: oldest && now - Date.parse(oldest) > day ? 'warning' : 'neutral',
      }}
      href="/clinic/patient/registration"
    />
  )
}
