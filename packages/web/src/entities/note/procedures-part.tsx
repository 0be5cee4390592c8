import type { Schema } from '@clinic/api'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { AddField } from './add-field'
import { focusOn } from './focus-on'
import { nextId } from './next-id'
import type { NotePartsProps } from './note-part'
import { type People, ProcedureRow } from './procedure-row'
import { type Service, useFindService } from './use-services'

interface ProceduresPartProps extends NotePartsProps {
  services: ReadonlyMap<number, Service>
  people: People
}

/** What was done: services of the clinic, each with what it asks for. Enter leads from box to box and back to the search. */
export function ProceduresPart({ content, onChange, services, people }: ProceduresPartProps) {
  const { fields, procedure } = useTexts().note
  const find = useFindService()
  const { procedures } = content
  const classes = recipe()
  const put = (next: Schema<'NoteProcedure'>[]) => onChange({ procedures: next })

  function add(product: number) {
    const id = nextId(procedures)
    put([
      ...procedures,
      {
        id,
        product_id: product,
        tooth: null,
        surfaces: [],
        jaw: null,
        quantity: 1,
        doctor_id: people.doctor?.id ?? null,
        staff_id: people.staff?.id ?? null,
        consent: null,
        outcome: 'done',
        note: '',
      },
    ])
    return `note-procedure-${id}`
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{fields.procedures()}</legend>
      {procedures.length > 0 && (
        <ol className={classes.rows}>
          {procedures.map((row) => (
            <ProcedureRow
              key={row.id}
              row={row}
              service={services.get(row.product_id)}
              people={people}
              onChange={(next) => put(procedures.map((each) => (each === row ? next : each)))}
              onRemove={() => {
                flushSync(() => put(procedures.filter((each) => each !== row)))
                focusOn('note-new-procedure')
              }}
            />
          ))}
        </ol>
      )}
      <div id="note-new-procedure">
        <AddField
          name="procedures"
          label={procedure.add()}
          placeholder={procedure.placeholder()}
          load={find}
          onAdd={(product) => add(Number(product))}
        />
      </div>
    </fieldset>
  )
}
