import exporting from '../../../i18n/id/export'
import master from '../../../i18n/id/master'
import navigation from '../../../i18n/id/navigation'
import notification from '../../../i18n/id/notification'
import patient from '../../../i18n/id/patient'

export default { export: exporting, master, navigation, notification, patient }
