import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { productName } from '../../entities/product/product-name'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { AskedFacts } from './asked-facts'
import type { OnlineBookingActor } from './online-booking-actor'
import { ZoneNote } from './zone-note'

/** What was chosen in the steps before, and the way back to each. */
export function ChosenSummary({ actor }: { actor: OnlineBookingActor }) {
  const texts = useTexts()['online-booking'].person
  const language = useLanguage()
  const { offer, service, time } = useSelector(actor, ({ context }) => context)
  if (!service || !time) return null
  const back = (steps: 1 | 2) => {
    for (let left = steps; left > 0; left--) actor.send({ type: 'step.back' })
  }
  return (
    <section aria-label={texts.asked()} className={box}>
      <AskedFacts
        service={productName(service, language)}
        dentist={time.doctor_name}
        starts_at={time.starts_at}
        timeZone={offer.time_zone}
        changes={{
          service: (
            <Button size="sm" variant="outline" aria-label={texts.changeService()} onClick={() => back(2)}>
              {texts.change()}
            </Button>
          ),
          time: (
            <Button size="sm" variant="outline" aria-label={texts.changeTime()} onClick={() => back(1)}>
              {texts.change()}
            </Button>
          ),
        }}
      />
      <ZoneNote zone={offer.time_zone} />
    </section>
  )
}

const box = css({ display: 'grid', gap: '3', padding: '4', borderRadius: 'card', background: 'sunken' })
