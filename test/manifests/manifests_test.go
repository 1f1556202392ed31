package manifests

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	apps "k8s.io/api/apps/v1"
	core "k8s.io/api/core/v1"
	disruption "k8s.io/api/policy/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/pod-security-admission/api"
	"k8s.io/pod-security-admission/policy"
	"sigs.k8s.io/yaml"
)

// TestKubernetes checks the manifests as they are.
func TestKubernetes(t *testing.T) {
	for _, wrong := range check(manifests(t)) {
		t.Error(wrong)
	}
}

// TestFindings checks that each kind of mistake is found.
func TestFindings(t *testing.T) {
	text := manifests(t)
	for name, mistake := range map[string]struct{ old, with, want string }{
		"unknown field":          {"minAvailable:", "minimumAvailable:", "minimumAvailable"},
		"field at wrong place":   {"  replicas: 2", "  enableServiceLinks: false", "enableServiceLinks"},
		"wrong type":             {"replicas: 2", "replicas: two", "replicas"},
		"unknown kind":           {"kind: PodDisruptionBudget", "kind: Budget", "Budget"},
		"two of a name":          {"name: smartmoney-engine", "name: smartmoney-api", "twice"},
		"bad name":               {"name: smartmoney-sources", "name: smartmoney_sources", "smartmoney_sources"},
		"service without pods":   {"selector: {app: smartmoney, role: api}", "selector: {app: smartmoney, role: app}", "selects no pods"},
		"service's port":         {"targetPort: http}", "targetPort: web}", "targetPort web"},
		"budget without pods":    {"    matchLabels: {app: smartmoney, role: api}\n---", "    matchLabels: {app: smart}\n---", "selects 0 deployments"},
		"budget of every pod":    {"minAvailable: 1", "minAvailable: 2", "lets no node be drained"},
		"labels":                 {"labels: {app: smartmoney, role: sources}", "labels: {app: smartmoney, role: engine}", "does not select its own pods"},
		"other deployment's pod": {"matchLabels: {app: smartmoney, role: engine}", "matchLabels: {app: smartmoney}", "pods of"},
		"config map":             {"configMapRef: {name: smartmoney}", "configMapRef: {name: smart}", "config map smart"},
		"key of config map":      {"SMARTMONEY_LOG_FORMAT: json", "log format: json", "log format"},
		"secret":                 {"secretKeyRef: {name: smartmoney, key: password}", "secretKeyRef: {name: db, key: password}", "secret db"},
		"key of secret":          {"secretKeyRef: {name: smartmoney, key: password}", "secretKeyRef: {name: smartmoney, key: pass}", "key pass"},
		"key twice":              {"name: PGPASSWORD", "name: SMARTMONEY_DATABASE_URL", "twice"},
		"mount without a volume": {"{name: data, mountPath: /data}", "{name: dir, mountPath: /data}", "volume dir"},
		"volume without a mount": {"volumes: [{name: data, emptyDir: {}}]", "volumes: [{name: data, emptyDir: {}}, {name: more, emptyDir: {}}]", "volume more"},
		"port of probe":          {"livenessProbe: {httpGet: {path: /healthz, port: http}", "livenessProbe: {httpGet: {path: /healthz, port: 8081}", "port 8081"},
		"port of annotation":     {`prometheus.io/port: "9464"`, `prometheus.io/port: "9465"`, "port 9465"},
		"port of settings":       {"SMARTMONEY_ADDR: 0.0.0.0:8080", "SMARTMONEY_ADDR: 0.0.0.0:8081", "port 8081"},
		"end too early":          {"terminationGracePeriodSeconds: 45", "terminationGracePeriodSeconds: 20", "terminationGracePeriodSeconds"},
		"rights":                 {"allowPrivilegeEscalation: false, ", "", "allowPrivilegeEscalation"},
		"command in comment":     {"kubectl exec deploy/smartmoney-api", "kubectl exec deploy/smartmoney", "deploy/smartmoney"},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(text, mistake.old) {
				t.Fatalf("the manifests have no %q", mistake.old)
			}
			found := check(strings.Replace(text, mistake.old, mistake.with, 1))
			if !slices.ContainsFunc(found, func(s string) bool { return strings.Contains(s, mistake.want) }) {
				t.Errorf("found %q, want one with %q", found, mistake.want)
			}
		})
	}
}

func manifests(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../deploy/kubernetes.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// cluster is what the manifests make.
type cluster struct {
	maps        map[string]core.ConfigMap
	secrets     map[string][]string // keys by name: those that the command in the comment makes
	services    map[string]core.Service
	budgets     map[string]disruption.PodDisruptionBudget
	deployments map[string]apps.Deployment

	found []string
}

func (c *cluster) wrong(format string, args ...any) {
	c.found = append(c.found, fmt.Sprintf(format, args...))
}

// check returns what is wrong with manifests.
func check(text string) []string {
	c := &cluster{
		maps: map[string]core.ConfigMap{}, secrets: map[string][]string{}, services: map[string]core.Service{},
		budgets: map[string]disruption.PodDisruptionBudget{}, deployments: map[string]apps.Deployment{},
	}
	for document := range strings.SplitSeq(text, "\n---\n") {
		c.decode(document)
	}
	c.comment(text)
	for _, name := range slices.Sorted(maps.Keys(c.maps)) {
		for key := range c.maps[name].Data {
			c.valid("config map "+name, validation.IsEnvVarName(key), key)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.services)) {
		c.service(name, c.services[name].Spec)
	}
	for _, name := range slices.Sorted(maps.Keys(c.budgets)) {
		c.budget(name, c.budgets[name].Spec)
	}
	for _, name := range slices.Sorted(maps.Keys(c.deployments)) {
		c.deployment(name, c.deployments[name].Spec)
	}
	return c.found
}

func (c *cluster) decode(document string) {
	var kind meta.TypeMeta
	if err := yaml.Unmarshal([]byte(document), &kind); err != nil {
		c.wrong("%v", err)
		return
	}
	switch kind.APIVersion + " " + kind.Kind {
	case "v1 ConfigMap":
		put(c, c.maps, document, func(o core.ConfigMap) meta.ObjectMeta { return o.ObjectMeta })
	case "v1 Service":
		put(c, c.services, document, func(o core.Service) meta.ObjectMeta { return o.ObjectMeta })
	case "policy/v1 PodDisruptionBudget":
		put(c, c.budgets, document, func(o disruption.PodDisruptionBudget) meta.ObjectMeta { return o.ObjectMeta })
	case "apps/v1 Deployment":
		put(c, c.deployments, document, func(o apps.Deployment) meta.ObjectMeta { return o.ObjectMeta })
	default:
		c.wrong("this test knows no %s %s", kind.APIVersion, kind.Kind)
	}
}

// put decodes a document, without a field that its type does not have, into the objects of its
// kind.
func put[T any](c *cluster, objects map[string]T, document string, about func(T) meta.ObjectMeta) {
	var object T
	if err := yaml.UnmarshalStrict([]byte(document), &object); err != nil {
		c.wrong("%T: %v", object, err)
		return
	}
	name := about(object).Name
	c.valid(fmt.Sprintf("%T", object), validation.IsDNS1123Label(name), name)
	if _, twice := objects[name]; twice {
		c.wrong("%T %s is there twice", object, name)
	}
	objects[name] = object
}

// valid adds what a validation found of a name.
func (c *cluster) valid(where string, found []string, name string) {
	for _, wrong := range found {
		c.wrong("%s: %q: %s", where, name, wrong)
	}
}

var (
	secretMade = regexp.MustCompile(`kubectl create secret generic (\S+)((?:\s+(?:\\\s*#)?\s*--from-literal=\S+)+)`)
	secretKey  = regexp.MustCompile(`--from-literal=([^=\s]+)=`)
	inPod      = regexp.MustCompile(`kubectl exec deploy/(\S+)`)
)

// comment reads the commands in the comment, which make the secrets and run in a pod.
func (c *cluster) comment(text string) {
	for _, made := range secretMade.FindAllStringSubmatch(text, -1) {
		for _, key := range secretKey.FindAllStringSubmatch(made[2], -1) {
			c.secrets[made[1]] = append(c.secrets[made[1]], key[1])
		}
	}
	for _, command := range inPod.FindAllStringSubmatch(text, -1) {
		if _, found := c.deployments[command[1]]; !found {
			c.wrong("the comment names deploy/%s, which is not there", command[1])
		}
	}
}

// selects returns the deployments whose pods a selector selects.
func (c *cluster) selects(selector labels.Selector) (names []string) {
	for name, deployment := range c.deployments {
		if selector.Matches(labels.Set(deployment.Spec.Template.Labels)) {
			names = append(names, name)
		}
	}
	return names
}

func (c *cluster) service(name string, spec core.ServiceSpec) {
	pods := c.selects(labels.SelectorFromSet(spec.Selector))
	if len(pods) == 0 {
		c.wrong("service %s selects no pods", name)
	}
	for _, pod := range pods {
		for _, port := range spec.Ports {
			if !hasPort(c.deployments[pod].Spec.Template.Spec.Containers, port.TargetPort) {
				c.wrong("service %s: the pods of %s have no targetPort %s", name, pod, port.TargetPort.String())
			}
		}
	}
}

// hasPort says whether one of the containers has a port of a number or name.
func hasPort(containers []core.Container, port intstr.IntOrString) bool {
	return slices.ContainsFunc(containers, func(c core.Container) bool {
		return slices.ContainsFunc(c.Ports, func(p core.ContainerPort) bool {
			return port.Type == intstr.Int && p.ContainerPort == port.IntVal || port.Type == intstr.String && p.Name == port.StrVal
		})
	})
}

func (c *cluster) budget(name string, spec disruption.PodDisruptionBudgetSpec) {
	selector, err := meta.LabelSelectorAsSelector(spec.Selector)
	if err != nil {
		c.wrong("budget %s: %v", name, err)
		return
	}
	pods := c.selects(selector)
	if len(pods) != 1 {
		c.wrong("budget %s selects %d deployments, want 1", name, len(pods))
		return
	}
	if replicas := c.deployments[pods[0]].Spec.Replicas; spec.MinAvailable == nil || replicas == nil || spec.MinAvailable.IntVal >= *replicas {
		c.wrong("budget %s lets no node be drained, or is none", name)
	}
}

// leastGrace is longer than requests run on after the end began (--shutdown-timeout, 20 s).
const leastGrace = 30 * time.Second

func (c *cluster) deployment(name string, spec apps.DeploymentSpec) {
	selector, err := meta.LabelSelectorAsSelector(spec.Selector)
	if err != nil {
		c.wrong("%s: %v", name, err)
		return
	}
	if !selector.Matches(labels.Set(spec.Template.Labels)) {
		c.wrong("%s does not select its own pods", name)
	}
	for _, other := range c.selects(selector) {
		if other != name {
			c.wrong("%s selects pods of %s", name, other)
		}
	}
	pod := spec.Template.Spec
	for key, value := range spec.Template.Labels {
		c.valid(name, append(validation.IsQualifiedName(key), validation.IsValidLabelValue(value)...), key+": "+value)
	}
	if port, err := strconv.Atoi(spec.Template.Annotations["prometheus.io/port"]); err != nil || !hasPort(pod.Containers, intstr.FromInt(port)) {
		c.wrong("%s: Prometheus is sent to port %d, which no container has", name, port)
	}
	if seconds := pod.TerminationGracePeriodSeconds; seconds == nil || time.Duration(*seconds)*time.Second < leastGrace {
		c.wrong("%s: terminationGracePeriodSeconds is less than %v", name, leastGrace)
	}
	c.restricted(name, &spec.Template)
	volumes := map[string]bool{} // whether one is mounted
	for _, volume := range pod.Volumes {
		volumes[volume.Name] = false
	}
	for i := range pod.Containers {
		c.container(name, &pod.Containers[i], volumes)
	}
	for volume, mounted := range volumes {
		if !mounted {
			c.wrong("%s: the volume %s is not mounted", name, volume)
		}
	}
}

// restricted checks pods by the Pod Security Standard "restricted", as a cluster does that enforces
// it.
func (c *cluster) restricted(name string, pod *core.PodTemplateSpec) {
	evaluator, err := policy.NewEvaluator(policy.DefaultChecks())
	if err != nil {
		c.wrong("%v", err)
		return
	}
	level := api.LevelVersion{Level: api.LevelRestricted, Version: api.LatestVersion()}
	for _, result := range evaluator.EvaluatePod(level, &pod.ObjectMeta, &pod.Spec) {
		if !result.Allowed {
			c.wrong("%s: %s: %s", name, result.ForbiddenReason, result.ForbiddenDetail)
		}
	}
}

func (c *cluster) container(name string, container *core.Container, volumes map[string]bool) {
	for _, mount := range container.VolumeMounts {
		if _, found := volumes[mount.Name]; !found {
			c.wrong("%s mounts the volume %s, which it does not have", name, mount.Name)
		}
		volumes[mount.Name] = true
	}
	own := []core.Container{*container}
	for _, port := range container.Ports {
		c.valid(name, validation.IsValidPortName(port.Name), port.Name)
	}
	for kind, probe := range map[string]*core.Probe{"startup": container.StartupProbe, "liveness": container.LivenessProbe, "readiness": container.ReadinessProbe} {
		switch {
		case probe == nil || probe.HTTPGet == nil:
			c.wrong("%s has no probe for its %s", name, kind)
		case !hasPort(own, probe.HTTPGet.Port):
			c.wrong("%s: the probe for %s asks port %s, which the container does not have", name, kind, probe.HTTPGet.Port.String())
		}
	}
	c.environment(name, container)
}

func (c *cluster) environment(name string, container *core.Container) {
	for _, from := range container.EnvFrom {
		if from.ConfigMapRef == nil {
			continue
		}
		settings, found := c.maps[from.ConfigMapRef.Name]
		if !found {
			c.wrong("%s reads the config map %s, which is not there", name, from.ConfigMapRef.Name)
		}
		for _, key := range []string{"SMARTMONEY_ADDR", "SMARTMONEY_METRICS_ADDR"} {
			if _, number, listens := strings.Cut(settings.Data[key], ":"); listens && !hasPort([]core.Container{*container}, intstr.Parse(number)) {
				c.wrong("%s: %s has port %s, which the container does not have", name, key, number)
			}
		}
	}
	given := map[string]bool{}
	for _, variable := range container.Env {
		c.valid(name, validation.IsEnvVarName(variable.Name), variable.Name)
		if given[variable.Name] {
			c.wrong("%s has %s twice", name, variable.Name)
		}
		given[variable.Name] = true
		if variable.ValueFrom == nil || variable.ValueFrom.SecretKeyRef == nil {
			continue
		}
		secret := variable.ValueFrom.SecretKeyRef
		if keys, made := c.secrets[secret.Name]; !made {
			c.wrong("%s reads the secret %s, which the comment does not make", name, secret.Name)
		} else if !slices.Contains(keys, secret.Key) {
			c.wrong("%s reads the key %s of the secret %s, which has %v", name, secret.Key, secret.Name, keys)
		}
	}
}
