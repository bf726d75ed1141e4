{{/* Labels of a piece: `include "sahaay.labels" (list . "api" "1.2.3")` */}}
{{- define "sahaay.labels" -}}
{{- $root := index . 0 -}}
{{ include "sahaay.selector" (list $root (index . 1)) }}
app.kubernetes.io/version: {{ index . 2 | quote }}
app.kubernetes.io/part-of: sahaay
app.kubernetes.io/managed-by: {{ $root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $root.Chart.Name $root.Chart.Version }}
{{- end }}

{{- define "sahaay.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: sahaay-{{ index . 1 }}
app.kubernetes.io/instance: {{ $root.Release.Name }}
{{- end }}

{{/* What every pod has in common: no rights, a place on another node than its like. `list . "api"` */}}
{{- define "sahaay.pod" -}}
{{- $root := index . 0 -}}
automountServiceAccountToken: false
{{- with $root.Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
topologySpreadConstraints:
{{- range $key := list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ $key }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "sahaay.selector" $ | nindent 8 }}
{{- end }}
{{- end }}

{{- define "sahaay.rights" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* The settings that the API and the front ends read alike. */}}
{{- define "sahaay.settings" -}}
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
{{- end }}
