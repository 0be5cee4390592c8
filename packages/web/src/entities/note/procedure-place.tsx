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

type Procedure = Schema<'NoteProcedure'>

interface ProcedurePlaceProps {
  row: Procedure
  /** What of the mouth the service asks for. */
  scope: Schema<'ProductScope'>
  onChange: (part: Partial<Procedure>) => void
}

/** Where in the mouth: a tooth, its surfaces, or a jaw, as the service asks. What it asked for before can still be emptied. */
export function ProcedurePlace({ row, scope, onChange }: ProcedurePlaceProps) {
  const { row: labels, procedure: texts } = useTexts().note
  const { options } = useLabels()
  const at = `note-procedure-${row.id}`
  const { tooth, surfaces } = row
  return (
    <>
      {(scope === 'tooth' || scope === 'surface' || tooth !== null) && (
        <div id={`${at}-tooth`}>
          <ToothField
            name="procedures.tooth"
            label={labels.tooth()}
            required
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
            label={labels.surfaces()}
            tooth={tooth}
            value={surfaces}
            onChange={(next) => onChange({ surfaces: inSurfaceOrder(next) })}
          />
        </div>
      )}
      {(scope === 'jaw' || row.jaw !== null) && (
        <div id={`${at}-jaw`}>
          <SelectField
            name="procedures.jaw"
            label={labels.jaw()}
            required
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
