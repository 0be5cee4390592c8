import type { Schema } from '@clinic/api'
import { toothTestKinds } from '@clinic/core/note'
import { valuesOf } from '@clinic/core/values'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { note as recipe } from 'styled-system/recipes'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { IconButton } from '../../ui/icon-button'
import { focusOn } from './focus-on'
import { nextId } from './next-id'
import { ToothField } from './tooth-field'

type ToothTest = Schema<'ToothTest'>

interface ToothTestsProps {
  tests: readonly ToothTest[]
  onChange: (tests: ToothTest[]) => void
}

/** Tests of single teeth. Enter behind the result adds the test, and the next tooth can be typed. */
export function ToothTests({ tests, onChange }: ToothTestsProps) {
  const { fields, row, tests: texts } = useTexts().note
  const { label, options } = useLabels()
  const classes = recipe()
  const [tooth, setTooth] = useState<ToothTest['tooth'] | null>(null)
  const [kind, setKind] = useState<ToothTest['kind']>('cold')
  const [result, setResult] = useState('')
  const [times, setTimes] = useState(0)

  function add() {
    if (!tooth) return focusOn('note-test')
    flushSync(() => {
      onChange([...tests, { id: nextId(tests), tooth, kind, result: result.trim() }])
      setTooth(null)
      setResult('')
      setTimes(times + 1)
    })
    focusOn('note-test')
  }
  const onEnter = (act: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    act()
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{fields.tests()}</legend>
      {tests.length > 0 && (
        <ul className={classes.tests}>
          {tests.map((test) => {
            const words = texts.test({ tooth: test.tooth, kind: label(toothTestKinds, test.kind), result: test.result })
            return (
              <li key={test.id} className={classes.test}>
                <span>{words}</span>
                <IconButton
                  size="sm"
                  label={texts.remove({ test: words })}
                  onClick={() => {
                    flushSync(() => onChange(tests.filter(({ id }) => id !== test.id)))
                    focusOn('note-test')
                  }}
                >
                  <X />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <div id="note-test" className={classes.line}>
        <ToothField
          key={times}
          name="tests.tooth"
          label={row.tooth()}
          value={tooth}
          onChange={setTooth}
          onEnter={() => focusOn('note-test-kind')}
        />
        <div id="note-test-kind">
          <SelectField
            name="tests.kind"
            label={row.kind()}
            options={options(toothTestKinds)}
            value={kind}
            onChange={({ target }) => setKind(oneOf(valuesOf(toothTestKinds), target.value) ?? kind)}
            onKeyDown={onEnter(() => focusOn('note-test-result'))}
          />
        </div>
        <div id="note-test-result">
          <TextField
            name="tests.result"
            label={row.result()}
            autoComplete="off"
            maxLength={100}
            value={result}
            onChange={({ target }) => setResult(target.value)}
            onKeyDown={onEnter(add)}
          />
        </div>
        <Button variant="outline" onClick={add}>
          <Plus aria-hidden="true" />
          {texts.add()}
        </Button>
      </div>
    </fieldset>
  )
}
