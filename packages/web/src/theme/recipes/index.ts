import { appointment } from './appointment'
import { avatar } from './avatar'
import { banner } from './banner'
import { barChart } from './bar-chart'
import { board } from './board'
import { button } from './button'
import { calendar } from './calendar'
import { card } from './card'
import { chartHistory } from './charting/chart-history'
import { charting } from './charting/charting'
import { note } from './charting/note'
import { odontogram } from './charting/odontogram'
import { oralExamination } from './charting/oral-examination'
import { periodontalChart } from './charting/periodontal-chart'
import { chips } from './chips'
import { choice } from './choice'
import { combobox } from './combobox'
import { signature } from './consent/signature'
import { treatmentConsent } from './consent/treatment-consent'
import { dialog } from './dialog'
import { display } from './display'
import { field } from './field'
import { figure } from './figure'
import { fileDrop } from './file-drop'
import { form } from './form'
import { input } from './input'
import { keyValue } from './key-value'
import { link } from './link'
import { medicalAlert } from './measuring/medical-alert'
import { vitalSign } from './measuring/vital-sign'
import { menu } from './menu'
import { notice } from './notice'
import { pageHeader } from './page-header'
import { pagination } from './pagination'
import { printedWeek } from './printing/printed-week'
import { printing } from './printing/printing'
import { progress } from './progress'
import { qrCode } from './qr-code'
import { skeleton } from './skeleton'
import { spinner } from './spinner'
import { steps } from './steps'
import { table } from './table'
import { tabs } from './tabs'
import { tag } from './tag'
import { timeGrid } from './time-grid'
import { tooltip } from './tooltip'
import { weekGrid } from './week-grid'
import { windowedTable } from './windowed-table'

export const recipes = { button, input, link, skeleton, spinner, tag, tooltip }

export const slotRecipes = {
  appointment,
  avatar,
  banner,
  barChart,
  board,
  calendar,
  card,
  chartHistory,
  charting,
  chips,
  choice,
  combobox,
  dialog,
  display,
  field,
  figure,
  fileDrop,
  form,
  keyValue,
  medicalAlert,
  menu,
  note,
  notice,
  odontogram,
  oralExamination,
  pageHeader,
  pagination,
  periodontalChart,
  printedWeek,
  printing,
  progress,
  qrCode,
  signature,
  steps,
  table,
  tabs,
  timeGrid,
  treatmentConsent,
  vitalSign,
  weekGrid,
  windowedTable,
}
