import { offeredLanguages } from '@clinic/core/language'
import { useSelector } from '@xstate/react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { StepBar } from '../../platform/steps/step-bar'
import { StepCard } from '../../platform/steps/step-card'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { earlyChoice } from './early-choice'
import type { RegistrationActor } from './registration-actor'

/** The choice turns the whole page at once. */
export function LanguageStep({ actor }: { actor: RegistrationActor }) {
  const app = useApp()
  const texts = useTexts()
  const chosen = useSelector(actor, ({ context }) => context.language)
  const failed = useSelector(app.language, (snapshot) => snapshot.hasTag('failed'))

  const form = useRef<HTMLFormElement>(null)
  const choose = (value: string | undefined) => {
    const language = offeredLanguages.find((offered) => offered === value)
    if (language) actor.send({ type: 'language.choose', language })
  }
  const takeOver = useEffectEvent(() => {
    const { language, wasSent } = earlyChoice(form.current)
    if (language !== chosen) choose(language)
    if (wasSent) actor.send({ type: 'step.next' })
  })
  useLayoutEffect(() => takeOver(), [])

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'step.next' })
      }}
    >
      <StepCard
        bar={
          <StepBar>
            <Button type="submit" size="lg">
              {texts.registration.next()}
            </Button>
          </StepBar>
        }
      >
        <RadioGroupField
          name="language"
          look="cards"
          label={texts.registration.languageSelection.question()}
          value={chosen}
          options={offeredLanguages.map((language) => ({
            value: language,
            label: <span lang={language}>{texts.frame.languages[language]()}</span>,
          }))}
          onChange={choose}
        />
        {failed && (
          <div className={css({ marginBlockStart: '4' })}>
            <Banner
              tone="error"
              action={
                <Button size="sm" variant="outline" onClick={() => app.language.send({ type: 'language.retry' })}>
                  {texts.tryAgain()}
                </Button>
              }
            >
              {texts.registration.languageSelection.failed()}
            </Banner>
          </div>
        )}
      </StepCard>
    </form>
  )
}
