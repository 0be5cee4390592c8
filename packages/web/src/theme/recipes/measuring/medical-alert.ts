import { defineSlotRecipe } from '@pandacss/dev'
import { tinted } from '../tinted'

/** What is known of a patient before anybody treats them. Its sheet, measuring.css, comes with it. */
export const medicalAlert = defineSlotRecipe({
  className: 'medical-alert',
  slots: ['root', 'topics', 'topic', 'label', 'chip', 'list', 'entry', 'name', 'note', 'actions', 'removed'],
  staticCss: ['*'],
  base: {
    root: { display: 'grid', gap: '2', flex: '1 1 100%', minWidth: '0' },
    topics: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      rowGap: '1',
      minWidth: '0',
      margin: '0',
      padding: '0',
      listStyle: 'none',
    },
    topic: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', minWidth: '0' },
    label: { textStyle: 'small', fontWeight: 'medium', color: 'muted', paddingInlineEnd: '1' },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      minHeight: 'target',
      paddingInline: '2',
      borderRadius: 'control',
      textStyle: 'small',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      ...tinted('neutral'),
      '&[data-tone=error]': tinted('error'),
      '&[data-tone=warning]': tinted('warning'),
      '&[data-tone=info]': tinted('info'),
      '&[data-tone=success]': tinted('success'),
      '& svg': { boxSize: '4', flex: 'none' },
    },
    list: { display: 'grid', margin: '0', padding: '0', listStyle: 'none' },
    entry: {
      display: 'grid',
      gap: '1',
      paddingBlock: '3',
      borderBlockEnd: 'hairline',
      _last: { borderBlockEnd: 'none' },
    },
    name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    note: { textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    removed: { '& summary': { minHeight: 'target', cursor: 'pointer', color: 'muted' } },
  },
})
