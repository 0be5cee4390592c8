import type { Schema } from '@clinic/api'
import { jaws } from '@clinic/core/note'
import { inSurfaceOrder, surfacesOf } from '@clinic/core/odontogram'
import { valuesOf } from '@clinic/core/values'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { SurfacesField } from './surfaces-field'
import { ToothField } from './tooth-field'

type Place = Pick<Schema<'NoteProcedure'>, 'tooth' | 'surfaces' | 'jaw'>

interface ProcedurePlaceProps {
  row: Place
  /** The id of the place, which begins those of its parts. */
  at: string
  /** The beginning of the names of its fields: `procedures`. */
  name: string
  errors?: Readonly<Record<string, string | undefined>>
  /** What of the mouth the service asks for. */
  scope: Schema<'ProductScope'>
  onChange: (part: Partial<Place>) => void
}

/** Where in the mouth: a tooth, its surfaces, or a jaw, as the service asks. What it asked for before can still be emptied. */
export function ProcedurePlace({ row, at, name, errors = {}, scope, onChange }: ProcedurePlaceProps) {
  const { row: labels, procedure: texts } = useTexts().note
  const { options } = useLabels()
  const { tooth, surfaces } = row
  return (
    <>
      {(scope === 'tooth' || scope === 'surface' || tooth !== null) && (
        <div id={`${at}-tooth`}>
          <ToothField
            name={`${name}.tooth`}
            label={labels.tooth()}
            required
            error={errors[`${name}.tooth`]}
            value={tooth}
            onChange={(next) => {
              const left = next ? surfaces.filter((surface) => surfacesOf(next).includes(surface)) : []
              onChange({ tooth: next, surfaces: left })
            }}
            onEnter={() => {}}
          />
        </div>
      )}
      {(scope === 'surface' || surfaces.length > 0) && (
        <div id={`${at}-surfaces`}>
          <SurfacesField
            name={`${name}.surfaces`}
            label={labels.surfaces()}
            error={errors[`${name}.surfaces`]}
            tooth={tooth}
            value={surfaces}
            onChange={(next) => onChange({ surfaces: inSurfaceOrder(next) })}
          />
        </div>
      )}
      {(scope === 'jaw' || row.jaw !== null) && (
        <div id={`${at}-jaw`}>
          <SelectField
            name={`${name}.jaw`}
            label={labels.jaw()}
            required
            error={errors[`${name}.jaw`]}
            placeholder={texts.chooseJaw()}
            options={options(jaws)}
            value={row.jaw ?? ''}
            onChange={({ target }) => onChange({ jaw: oneOf(valuesOf(jaws), target.value) ?? null })}
          />
        </div>
      )}
    </>
  )
}
