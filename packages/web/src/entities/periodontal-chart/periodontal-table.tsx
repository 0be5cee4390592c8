import '../../periodontal.css'
import {
  archTeeth,
  measuredIn,
  type PeriodontalChartContent,
  periodontalSites,
  rowOfTooth,
} from '@clinic/core/periodontal-chart'
import { valuesOf } from '@clinic/core/values'
import { useId } from 'react'
import { periodontalChart as recipe } from 'styled-system/recipes'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { usePeriodontalWords } from './use-periodontal-words'

/** The twin of the drawing: one row a tooth of which something is said. */
export default function PeriodontalTable({ content }: { content: PeriodontalChartContent }) {
  const texts = useTexts()['periodontal-chart']
  const { label } = useLabels()
  const words = usePeriodontalWords()
  const classes = recipe()
  const note = useId()
  const rows = [...archTeeth.upper, ...archTeeth.lower].flatMap((tooth) => rowOfTooth(content, tooth) ?? [])
  const sites = valuesOf(periodontalSites)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled by keys
    <section aria-label={texts.table.label()} tabIndex={0} className={classes.scroller}>
      <table className={classes.table} aria-label={texts.table.label()} aria-describedby={note}>
        <thead>
          <tr>
            <th scope="col">{texts.table.tooth()}</th>
            {sites.map((site) => (
              <th key={site} scope="col">
                {label(periodontalSites, site)}
              </th>
            ))}
            <th scope="col">{texts.fields.mobility()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.tooth}>
              <th scope="row">
                {row.tooth}
                {row.implant && ` (${texts.fields.implant().toLowerCase()})`}
              </th>
              {sites.map((site) => (
                <td key={site}>{words.cell(measuredIn(row, site))}</td>
              ))}
              <td>{row.mobility ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p id={note} className={classes.where}>
        {texts.table.note()}
      </p>
    </section>
  )
}
