import { X } from 'lucide-react'
import { useId } from 'react'
import { treatmentConsent } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { ChoicesField } from '../../ui/field/choices-field'
import { ComboboxField } from '../../ui/field/combobox-field'
import { IconButton } from '../../ui/icon-button'
import { ToothField } from '../note/tooth-field'
import { type Service, useFindService, useServiceName } from '../note/use-services'
import type { Place } from './prepared-consent'

interface ConsentedServicesProps {
  value: readonly Place[]
  errors: Readonly<Record<string, string | undefined>>
  /** What of the note it can be about. */
  offered: readonly Place[]
  services: ReadonlyMap<number, Service>
  onChange: (places: Place[]) => void
}

/** What the consent is about: procedures of the note are ticked, others are found by their names. */
export function ConsentedServices({ value, errors, offered, services, onChange }: ConsentedServicesProps) {
  const { fields, prepare, service: line } = useTexts()['treatment-consent']
  const nameOf = useServiceName()
  const find = useFindService()
  const id = useId()
  const titleOf = ({ product_id }: Place) => {
    const service = services.get(product_id)
    return service ? nameOf(service) : ''
  }
  const isOffered = (place: Place) => offered.some((each) => keyOf(each) === keyOf(place))
  const others = value.flatMap((place, at) => (isOffered(place) ? [] : [{ place, at }]))
  const classes = treatmentConsent()
  return (
    <>
      {offered.length > 0 && (
        <ChoicesField
          name="services"
          label={fields.services()}
          required
          error={errors.services}
          options={offered.map((place) => ({
            value: keyOf(place),
            label: place.tooth ? line({ name: titleOf(place), tooth: place.tooth }) : titleOf(place),
          }))}
          value={value.map(keyOf)}
          onChange={(keys) =>
            onChange([
              ...offered.filter((place) => keys.includes(keyOf(place))),
              ...value.filter((place) => !isOffered(place)),
            ])
          }
        />
      )}
      {others.length > 0 && (
        <ul className={classes.services}>
          {others.map(({ place, at }) => {
            const scope = services.get(place.product_id)?.scope
            const name = titleOf(place)
            const wrong = errors[`services.${at}.product_id`]
            return (
              <li key={`${id}-${at}`} className={classes.service}>
                <span>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  {wrong && <span role="alert"> {wrong}</span>}
                </span>
                {scope === 'tooth' || scope === 'surface' ? (
                  <ToothField
                    name={`services.${at}.tooth`}
                    label={fields.tooth()}
                    required
                    error={errors[`services.${at}.tooth`]}
                    value={place.tooth}
                    onChange={(tooth) => onChange(value.map((each, row) => (row === at ? { ...each, tooth } : each)))}
                    onEnter={() => {}}
                  />
                ) : (
                  <span />
                )}
                <IconButton
                  size="sm"
                  label={prepare.remove({ name })}
                  onClick={() => onChange(value.filter((_, row) => row !== at))}
                >
                  <X />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <ComboboxField
        key={value.length}
        name="services"
        label={prepare.add()}
        required={offered.length === 0 && value.length === 0}
        placeholder={prepare.placeholder()}
        error={offered.length === 0 ? errors.services : undefined}
        load={find}
        picks="many"
        value={null}
        onChange={(found) => found && onChange([...value, { product_id: Number(found.value), tooth: null }])}
      />
    </>
  )
}

const keyOf = ({ product_id, tooth }: Place) => `${product_id} ${tooth ?? ''}`
