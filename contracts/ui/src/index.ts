/**
 * What people see: stateless components on shared tokens. Shell and remotes each have their own copy built in. What runs
 * once for all of them, router and query client, is `@sahaay/kit`.
 */
export { Alert } from './components/alert.tsx';
export { Arch, ServiceBay, type ServiceBayProps } from './components/arch.tsx';
export { Avatar, type AvatarProps } from './components/avatar.tsx';
export { Banner } from './components/banner.tsx';
export {
  Button,
  buttonClass,
  IconButton,
  TextButton,
  useFocusAfterWork,
  type ButtonLook,
  type ButtonProps,
  type IconButtonProps,
} from './components/button.tsx';
export { CallButton, type CallButtonProps } from './components/call-button.tsx';
export { CareCard, type CareCardLevel, type CareCardProps } from './components/care-card.tsx';
export { Check, type CheckProps } from './components/check.tsx';
export { classNames } from './components/class-names.ts';
export { Dialog, type DialogProps } from './components/dialog.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './components/error-summary.tsx';
export { Field, FieldError, type FieldControl, type FieldProps } from './components/field.tsx';
export { Fold, type FoldProps } from './components/fold.tsx';
export { Icon, type IconProps } from './components/icon.tsx';
export type { IconName } from './components/icon-shapes.ts';
export { Kolam, type KolamProps } from './components/kolam.tsx';
export type { KolamFigure } from './components/kolam-figures.ts';
export { Likelihood, type LikelihoodBand } from './components/likelihood.tsx';
export { RuledList, Row, Steps, TickList, type RuledListProps, type TickItem } from './components/lists.tsx';
export { Menu, type MenuItemProps, type MenuProps } from './components/menu.tsx';
export { PageHeading, type PageHeadingProps } from './components/page-heading.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field.tsx';
export { QueryView, type QueryLike, type QueryViewProps } from './components/query-view.tsx';
export { Segmented, type SegmentedProps } from './components/segmented.tsx';
export { EmptyState, ErrorPanel, Skeleton, SkeletonList, type ErrorPanelProps } from './components/states.tsx';
export { Card, Note, Panel, type NoteProps } from './components/surface.tsx';
export {
  Select,
  TextArea,
  TextField,
  type Option,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from './components/text-fields.tsx';
export { VisuallyHidden } from './components/visually-hidden.tsx';
