import type { OnlineService } from '@clinic/core/booking-request'
import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { productName } from '../../entities/product/product-name'
import { StepBar } from '../../platform/steps/step-bar'
import { StepCard } from '../../platform/steps/step-card'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { OnlineBookingActor } from './online-booking-actor'

// The words of the trade come a moment later than the services themselves.
const CategoryName = lazyWithRetry(() => import('./category-name'))
const SpecialtyName = lazyWithRetry(() => import('./specialty-name'))
const NoService = lazyWithRetry(() => import('./no-service'))

/** For what, and with whom. */
export function ServiceStep({ actor }: { actor: OnlineBookingActor }) {
  const texts = useTexts()['online-booking']
  const { offer, service, dentist } = useSelector(actor, ({ context }) => context)
  const form = useRef<HTMLFormElement>(null)
  const [wasSent, setWasSent] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (!service) form.current?.querySelector('input')?.focus()
    actor.send({ type: 'step.next' }) // the machine stays here without a service
  }
  if (offer.services.length === 0)
    return (
      <Suspense>
        <NoService offer={offer} />
      </Suspense>
    )
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <StepCard
        bar={
          <StepBar>
            <Button type="submit" size="lg">
              {texts.next()}
            </Button>
          </StepBar>
        }
      >
        <div className={css({ display: 'grid', gap: '6' })}>
          {groupsOf(offer.services).map(({ category, services }, index) => (
            <ServiceGroup
              key={category ?? 'all'}
              label={
                category ? (
                  <Late>
                    <CategoryName category={category} />
                  </Late>
                ) : (
                  texts.service.question()
                )
              }
              services={services}
              chosen={service}
              error={wasSent && !service && index === 0 ? texts.service.required() : undefined}
              onChoose={(next) => actor.send({ type: 'service.choose', service: next })}
            />
          ))}
          <RadioGroupField
            name="dentist"
            look="cards"
            label={texts.service.dentist()}
            value={String(dentist?.id ?? '')}
            options={[
              { value: '', label: texts.service.anyone(), help: texts.service.anyoneHelp() },
              ...offer.dentists.map(({ id, display_name, specialty }) => ({
                value: String(id),
                label: <bdi>{display_name}</bdi>,
                help: (
                  <Late>
                    <SpecialtyName specialty={specialty} />
                  </Late>
                ),
              })),
            ]}
            onChange={(value) =>
              actor.send({
                type: 'dentist.choose',
                dentist: offer.dentists.find(({ id }) => String(id) === value) ?? null,
              })
            }
          />
        </div>
      </StepCard>
    </form>
  )
}

interface ServiceGroupProps {
  label: ReactNode
  services: readonly OnlineService[]
  chosen: OnlineService | null
  error: string | undefined
  onChoose: (service: OnlineService) => void
}

function ServiceGroup({ label, services, chosen, error, onChoose }: ServiceGroupProps) {
  const texts = useTexts()['online-booking'].service
  const language = useLanguage()
  return (
    <RadioGroupField
      name="service"
      look="cards"
      label={label}
      value={String(chosen?.id ?? '')}
      error={error}
      options={services.map((service) => ({
        value: String(service.id),
        label: <bdi>{productName(service, language)}</bdi>,
        help: texts.minutes(service.duration_minutes),
      }))}
      onChange={(value) => {
        const service = services.find(({ id }) => String(id) === value)
        if (service) onChoose(service)
      }}
    />
  )
}

/** Holds the line of a name that is on its way. */
const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={'\u00a0'}>{children}</Suspense>

/** How many services are read at a glance; more are grouped. */
const ungrouped = 6

interface Group {
  category: OnlineService['category'] | null
  services: readonly OnlineService[]
}

function groupsOf(services: readonly OnlineService[]): readonly Group[] {
  if (services.length <= ungrouped) return [{ category: null, services }]
  const categories = [...new Set(services.map(({ category }) => category))]
  return categories.map((category) => ({ category, services: services.filter((each) => each.category === category) }))
}
