# What can be done here; `make help` lists it. `make check` is what CI runs.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

GO ?= go
LINT := scripts/lint.sh
WITH := POSTGRES_FSYNC=off ./scripts/with-postgres.sh
BASE ?= origin/main
DATA_DIR ?= ./smartmoney-data

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.PHONY: build
build: ## build ./bin/smartmoney
	@mkdir -p bin
	$(GO) build -o bin/smartmoney ./cmd/smartmoney

.PHONY: run
run: build ## run the service on a simulated market, in DATA_DIR (./smartmoney-data)
	./bin/smartmoney serve --demo --data-dir '$(DATA_DIR)'

.PHONY: test
test: ## run every test of the service, on SQLite and on a throw-away PostgreSQL
	$(WITH) ./scripts/test.sh

.PHONY: test-all
test-all: ## before a release: everything, in full and with the race detector; and chain, alerts, bench, browsers
	SMARTMONEY_TEST_FULL=1 $(WITH) ./scripts/test.sh
	SMARTMONEY_TEST_FULL=1 ./scripts/test-part.sh chain alerts bench browsers

.PHONY: test-changed
test-changed: test ## make test, and the parts of test-all that the changes since BASE can break
	./scripts/test-part.sh $$(./scripts/test-changed.sh '$(BASE)')

.PHONY: cover
cover: ## run every test and write coverage.html
	$(WITH) ./scripts/with-clients.sh $(GO) test -vet=off -timeout=60m -covermode=atomic -coverprofile=coverage.out -coverpkg=./... ./...
	$(GO) tool cover -html=coverage.out -o coverage.html
	@$(GO) tool cover -func=coverage.out | tail -1

.PHONY: lint
lint: ## run the linter
	./$(LINT) run ./...
	cd bench && ../$(LINT) run ./...
	cd test/faults && ../../$(LINT) run ./...
	cd test/chain && ../../$(LINT) run ./...
	cd test/manifests && ../../$(LINT) run ./...

.PHONY: fmt
fmt: ## format the code
	./$(LINT) fmt ./...
	cd bench && ../$(LINT) fmt ./...
	cd test/faults && ../../$(LINT) fmt ./...
	cd test/chain && ../../$(LINT) fmt ./...
	cd test/manifests && ../../$(LINT) fmt ./...

.PHONY: generate
generate: ## write the generated code anew
	./scripts/generate.sh

.PHONY: clients
clients: ## build and pack the TypeScript client into clients/typescript/client.tgz
	./scripts/with-node.sh ./scripts/build-clients.sh

.PHONY: check
check: ## everything that CI checks: tests, generated code, linter
	./.ci/run

.PHONY: bench
bench: ## measure, and print one table
	POSTGRES_SHARED_BUFFERS=2GB POSTGRES_MAX_WAL_SIZE=8GB ./scripts/with-postgres.sh $(GO) -C bench run .

.PHONY: soak
soak: ## prove live delivery, the clients and a month of retention at full size, about 25 minutes
	./scripts/with-postgres.sh ./scripts/with-clients.sh $(GO) test ./test/e2e -run 'TestResume|TestPackageResumes|TestGoClient$$|TestConnectsAndCuts|TestMonth' -soak -parallel 1 -v -timeout 60m

.PHONY: soak-console
soak-console: ## keep the console's live page open for half an hour with 20 signals a second
	./scripts/with-clients.sh $(GO) test ./test/browser -run TestConsoleUnderLoad -soak -v -timeout 60m

.PHONY: screenshots
screenshots: ## take the pictures of docs/images anew, of a demo
	./scripts/screenshots.sh

.PHONY: test-faults
test-faults: ## break the database, the network, disks and the clock; FAULTS=long for strict bounds
	./scripts/with-postgres.sh ./scripts/test-faults.sh -v

.PHONY: release
release: ## build archives for linux into dist/, with checksums and bills of materials
	./scripts/release.sh

.PHONY: clean
clean: ## remove what was built
	rm -rf bin dist coverage*.out coverage.html
